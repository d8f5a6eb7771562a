import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { MAX_PICTURE_BYTES } from '#shared/contract/sizes.ts'
import { type Handlers, refuse } from '../../support/fake-server.ts'
import { type Actor, expectAccessible, expectToast, field, openPage } from '../../support/open-page.tsx'
import { adminReply, articleReply, asAdmin } from '../../support/replies.ts'

const stored = articleReply()

/** The articles page of a site with one article. */
const openArticles = (server: Handlers = {}) =>
  openPage('/admin/articles', {
    data: { user: adminReply() },
    server: { ...asAdmin, listArticles: () => [stored], getArticle: () => stored, ...server },
  })
const content = () => field('Content (HTML)')

async function fillArticle(actor: Actor, values: Record<string, string> = {}) {
  const all = { Title: 'Sun over roofs', Category: 'Basics', 'Image URL': '/images/bill.jpg', ...values }
  for (const [label, value] of Object.entries(all)) await actor.fill(field(label), value)
  await actor.fill(content(), values['Content (HTML)'] ?? '<p>It shines.</p>')
}

async function editArticle(actor: Actor) {
  await actor.click(await screen.findByRole('button', { name: 'Edit Sunlight' }))
  await waitFor(() => expect(field('Title')).toHaveValue('Sunlight'))
  await waitFor(() => expect(field('Title')).toHaveFocus())
}

describe('A new article', () => {
  test('is created, with a slug suggested from the title until one is typed', async () => {
    const { actor, server } = await openArticles({ createArticle: () => stored })
    expect(await screen.findByRole('heading', { name: 'Add New Article', level: 2 })).toBeInTheDocument()
    await actor.fill(field('Title'), 'L’été: Sun & Roofs')
    expect(field('URL Slug')).toHaveValue('lete-sun-roofs')
    await actor.fill(field('URL Slug'), 'own')
    await fillArticle(actor)
    expect(field('URL Slug')).toHaveValue('own')
    const release = server.hold('createArticle')
    await actor.press('Create Article')
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled()
    release()
    await expectToast('Success', 'Article has been created successfully')
    await waitFor(() => expect(field('Title')).toHaveValue(''))
    expect(server.calls('createArticle')).toEqual([
      {
        title: 'Sun over roofs',
        category: 'Basics',
        image: '/images/bill.jpg',
        slug: 'own',
        content: '<p>It shines.</p>',
      },
    ])
  })

  test('reports missing values at their fields', async () => {
    const { actor, server } = await openArticles()
    await screen.findByText('Add New Article')
    await actor.press('Create Article')
    for (const [label, message] of [
      ['Title', 'Title is required'],
      ['Category', 'Category is required'],
      ['Image URL', 'Must be a valid URL'],
      ['URL Slug', /Slug is required/],
      ['Content (HTML)', 'Content is required'],
    ] as const)
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
    expect(field('Title')).toHaveFocus()
    expect(server.calls('createArticle')).toEqual([])
    await expectAccessible()
  })

  test('requires content that survives sanitizing', async () => {
    const { actor, server } = await openArticles()
    await screen.findByText('Add New Article')
    await fillArticle(actor, { 'Content (HTML)': '<script>alert(1)</script>' })
    await actor.press('Create Article')
    await waitFor(() => expect(content()).toHaveAccessibleDescription('Content is required'))
    expect(server.calls('createArticle')).toEqual([])
  })

  test.each([
    [409, 'Another article already uses that URL slug', 'Another article already uses that URL slug'],
    [500, 'Something went wrong', 'Something went wrong'],
    [500, '', 'Failed to create article'],
  ])('stays in the form if the server rejects it (%i %j)', async (status, text, description) => {
    const { actor } = await openArticles({ createArticle: refuse(status, text) })
    await screen.findByText('Add New Article')
    await fillArticle(actor)
    await actor.press('Create Article')
    await expectToast('Error', description)
    expect(content()).toHaveValue('<p>It shines.</p>')
    if (status === 409) expect(field('URL Slug')).toHaveAccessibleDescription(new RegExp(text))
  })
})

describe('The cover', () => {
  test('is previewed when its URL is complete, not while it is typed', async () => {
    const { actor } = await openArticles()
    await screen.findByText('Add New Article')
    await actor.type(field('Image URL'), '/images/bill.jpg')
    await actor.click(field('Title'))
    const cover = screen.getByRole('img', { name: 'The cover' })
    expect(cover).toHaveAttribute('src', '/images/bill.jpg')
    await actor.clear(field('Image URL'))
    await actor.type(field('Image URL'), '/images/battery.jpg')
    expect(cover).toHaveAttribute('src', '/images/bill.jpg')
    await actor.click(field('Title'))
    expect(cover).toHaveAttribute('src', '/images/battery.jpg')
  })

  test('is uploaded from the device, if it is a picture within the size limit', async () => {
    const { actor, server } = await openArticles({ upload: refuse(415, 'Choose a PNG, JPEG, WebP or AVIF picture') })
    await screen.findByText('Add New Article')
    const file = (bytes: number) => new File([new Uint8Array(bytes)], 'sun.png', { type: 'image/png' })
    const choose = (bytes: number) => actor.upload(field('Upload a picture'), file(bytes))
    await choose(MAX_PICTURE_BYTES + 1)
    await waitFor(() => expect(field('Image URL')).toHaveAccessibleDescription(/at most 5 MB$/))
    expect(server.calls('upload')).toEqual([])
    await choose(10)
    await waitFor(() => expect(field('Image URL')).toHaveAccessibleDescription(/Choose a PNG/))
    server.answer('upload', () => ({ image: '/uploads/sun.webp', width: 10, height: 10 }))
    await choose(10)
    await waitFor(() => expect(field('Image URL')).toHaveValue('/uploads/sun.webp'))
    expect(field('Image URL')).not.toHaveAttribute('aria-invalid')
    expect(screen.getByRole('img', { name: 'The cover' })).toHaveAttribute('src', '/uploads/sun.webp')
  })
})

describe('An edited article', () => {
  test('opens with the stored values and is updated', async () => {
    const { actor, server } = await openArticles({ updateArticle: () => stored })
    await editArticle(actor)
    expect(screen.getByRole('heading', { name: 'Edit Article', level: 2 })).toBeInTheDocument()
    expect(field('Category')).toHaveValue('Basics')
    expect(field('Image URL')).toHaveValue('/images/bill.jpg')
    expect(field('URL Slug')).toHaveValue('sunlight')
    expect(content()).toHaveValue('<p>The <strong>sun</strong> shines.</p>')
    await expectAccessible()
    await actor.fill(field('Title'), 'Sunlight again')
    expect(field('URL Slug')).toHaveValue('sunlight')
    await actor.press('Update Article')
    await expectToast('Success', 'Article has been updated successfully')
    expect(await screen.findByRole('heading', { name: 'Add New Article', level: 2 })).toBeInTheDocument()
    expect(server.calls('updateArticle')).toMatchObject([{ id: '1', revision: 1, title: 'Sunlight again' }])
  })

  test('stays in the form if the update fails, and is unchanged after Cancel Edit', async () => {
    const { actor, server } = await openArticles({ updateArticle: refuse(500) })
    await editArticle(actor)
    await actor.fill(field('Title'), 'Never saved')
    await actor.press('Update Article')
    await expectToast('Error', 'Failed to update article')
    expect(field('Title')).toHaveValue('Never saved')
    await actor.press('Cancel Edit')
    expect(await screen.findByRole('heading', { name: 'Add New Article', level: 2 })).toBeInTheDocument()
    expect(field('Title')).toHaveValue('')
    expect(server.calls('updateArticle')).toHaveLength(1)
  })
})

describe('An article that another user changed meanwhile', () => {
  const theirs = articleReply({ revision: 2, content: '<p>Theirs</p>' })

  async function editTogether() {
    const opened = await openArticles({
      updateArticle: ({ revision }) => (revision === theirs.revision ? theirs : refuse(409, 'It changed meanwhile')()),
    })
    const { actor, server } = opened
    await editArticle(actor)
    await actor.fill(content(), '<p>Mine</p>')
    server.answer('getArticle', () => theirs)
    await actor.press('Update Article')
    await expectToast('Error', 'Failed to update article')
    expect(await screen.findByText(/^Somebody changed this article on/)).toBeInTheDocument()
    expect(content()).toHaveValue('<p>Mine</p>')
    return opened
  }

  test('is viewed and overwritten', async () => {
    const { actor, server } = await editTogether()
    await expectAccessible()
    await actor.press('View the other version')
    expect(await within(await screen.findByRole('dialog')).findByText('Theirs')).toBeInTheDocument()
    await expectAccessible()
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await actor.press('Save mine over it')
    await expectToast('Success', 'Article has been updated successfully')
    expect(server.calls('updateArticle').at(-1)).toMatchObject({ revision: 2, content: '<p>Mine</p>' })
  })

  test('is reloaded and edited further', async () => {
    const { actor, server } = await editTogether()
    await actor.press('Load the other version')
    await waitFor(() => expect(content()).toHaveValue('<p>Theirs</p>'))
    await actor.fill(content(), '<p>Theirs and mine</p>')
    await actor.press('Update Article')
    await expectToast('Success', 'Article has been updated successfully')
    expect(server.calls('updateArticle').at(-1)).toMatchObject({ revision: 2, content: '<p>Theirs and mine</p>' })
  })

  test('or deleted is recreated with the typed text', async () => {
    const { actor, server } = await openArticles({ updateArticle: refuse(404), createArticle: () => stored })
    await editArticle(actor)
    await actor.fill(content(), '<p>Mine</p>')
    await actor.press('Update Article')
    expect(await screen.findByText(/^Somebody deleted this article/)).toBeInTheDocument()
    await actor.press('Create it anew')
    await expectToast('Success', 'Article has been created successfully')
    expect(server.calls('createArticle')).toMatchObject([{ slug: 'sunlight', content: '<p>Mine</p>' }])
  })
})

describe('The list of articles', () => {
  test('can be retried if it does not load', async () => {
    const { actor, server } = await openArticles({ listArticles: refuse(503, 'The service is busy') })
    expect(await screen.findByText('The articles could not be loaded.')).toBeInTheDocument()
    await expectAccessible()
    server.answer('listArticles', () => [stored])
    await actor.press('Try again')
    expect(await screen.findByRole('button', { name: 'Edit Sunlight' })).toBeInTheDocument()
  })

  test('names translations of an earlier text', async () => {
    await openArticles({ listArticles: () => [articleReply({ outdatedTranslations: ['de'] })] })
    expect(await screen.findByText('German translation is older than the text')).toBeInTheDocument()
  })

  test('removes an article after a confirmation that returns the focus when it closes', async () => {
    let articles = [stored]
    const { actor, server } = await openArticles({
      listArticles: () => articles,
      deleteArticle() {
        articles = []
      },
    })
    const opener = await screen.findByRole('button', { name: 'Delete Sunlight' })
    // A press that does not move the focus, as in Safari.
    opener.click()
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Article' })
    expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this article? This action cannot be undone.',
    )
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    expect(server.calls('deleteArticle')).toEqual([])
    await actor.click(opener)
    await actor.click(await screen.findByRole('button', { name: 'Delete' }))
    await expectToast('Success', 'Article has been deleted successfully')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sunlight' })).toBeNull())
  })

  test('keeps an article that could not be deleted', async () => {
    const { actor } = await openArticles({ deleteArticle: refuse(500) })
    await actor.click(await screen.findByRole('button', { name: 'Delete Sunlight' }))
    await actor.click(await screen.findByRole('button', { name: 'Delete' }))
    await expectToast('Error', 'Failed to delete article')
    expect(await screen.findByRole('link', { name: 'Sunlight' })).toBeInTheDocument()
  })
})

describe('Unsaved text', () => {
  test('is asked about before a link leaves the page', async () => {
    const { actor } = await openArticles({ listUsers: () => ({ users: [], totalPages: 0 }) })
    await screen.findByText('Add New Article')
    await actor.fill(field('Title'), 'Half a thought')
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    await actor.click(screen.getByRole('link', { name: 'Users' }))
    expect(confirm).toHaveBeenCalledWith('You have changes that are not saved. Leave them?')
    expect(location.pathname).toBe('/admin/articles')
    expect(field('Title')).toHaveValue('Half a thought')
    confirm.mockReturnValue(true)
    await actor.click(screen.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/users'))
    await actor.click(await screen.findByRole('link', { name: 'Articles' }))
    await waitFor(() => expect(field('Title')).toHaveValue(''))
  })

  test('is restored after the session ended meanwhile', async () => {
    const { actor } = await openArticles({
      createArticle: refuse(401, 'Please sign in'),
      currentUser: refuse(401, 'Please sign in'),
      adminLogin: () => adminReply(),
    })
    await screen.findByText('Add New Article')
    await fillArticle(actor)
    await actor.press('Create Article')
    await waitFor(() => expect(location.pathname).toBe('/admin/login'))
    await actor.fill(await screen.findByLabelText('Username'), 'grace')
    await actor.fill(field('Password'), 'sunlit-roof-42')
    await actor.press('Login')
    expect(await screen.findByText('Your unsaved text is back.')).toBeInTheDocument()
    expect(field('Title')).toHaveValue('Sun over roofs')
    expect(content()).toHaveValue('<p>It shines.</p>')
  })
})
