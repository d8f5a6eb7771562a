import { useSearchParams } from 'wouter'

/** `?page=3`; 1 if missing or invalid. */
export function parsePageNumber(params: URLSearchParams): number {
  const pageParam = params.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(pageParam) ? Number(pageParam) : 1
}

export const usePageNumber = () => parsePageNumber(useSearchParams()[0])

/** Leaves a page of a list whose last row was removed for the page before it. */
export function useLeaveEmptyPage() {
  const [params, setParams] = useSearchParams()
  const page = parsePageNumber(params)
  // A search may have changed the address since the page was drawn.
  return () => page > 1 && setParams((current) => ({ ...Object.fromEntries(current), page: String(page - 1) }))
}
