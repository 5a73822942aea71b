export interface PageRange {
  page: number
  /** At least 1: an empty list has one empty page. */
  pageCount: number
  /** 1-based; both 0 for an empty page. */
  from: number
  to: number
  /** The URL is beyond the end of the list. */
  beyond: boolean
}

/** @param page 1-based */
export function pageRange(page: number, perPage: number, totalCount: number): PageRange {
  const pageCount = Math.max(1, Math.ceil(totalCount / perPage))
  const beyond = page > pageCount
  const empty = beyond || totalCount === 0
  return {
    page,
    pageCount,
    from: empty ? 0 : (page - 1) * perPage + 1,
    to: empty ? 0 : Math.min(page * perPage, totalCount),
    beyond,
  }
}
