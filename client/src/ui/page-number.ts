import { useSearchParams } from 'wouter'

/** `?page=3`; 1 if missing or invalid. */
export function parsePageNumber(params: URLSearchParams): number {
  const pageParam = params.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(pageParam) ? Number(pageParam) : 1
}

export const usePageNumber = () => parsePageNumber(useSearchParams()[0])
