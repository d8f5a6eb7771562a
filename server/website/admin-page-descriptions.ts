import type { adminPages } from '#shared/admin-pages.ts'

/** Administrators read English. */
export const adminPageDescriptions: Readonly<Record<keyof typeof adminPages, () => string>> = {
  '/admin/login': () => 'Sign in to manage articles and users.',
  '/admin/articles': () => 'Write, edit and delete articles.',
  '/admin/users': () => 'View and manage registered users.',
  '/admin/messages': () => 'Messages from the contact form.',
  '/admin/subscribers': () => 'Who receives the newsletter.',
  '/admin/log': () => 'What administrators have done.',
}
