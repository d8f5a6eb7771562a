import { useQuery } from '@tanstack/react-query'
import type { User } from '#shared/contract/api.ts'
import { SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { siteLanguages } from '../../api/queries.ts'

/** The languages to choose from, none if there is only one, and the one of the user's emails. */
export function useEmailLanguage(user: User) {
  const languages = useQuery(siteLanguages).data
  const language = languages.find((served) => served === user.language) ?? SOURCE_LANGUAGE
  return { languages: languages.length > 1 ? languages : [], language }
}
