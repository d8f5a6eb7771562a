import { useSearchParams } from 'wouter'

/** The page that an address names: `?page=3`; anything else is the first. */
export function pageNumberIn(params: URLSearchParams): number {
  const given = params.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1
}

export const usePageNumber = () => pageNumberIn(useSearchParams()[0])
