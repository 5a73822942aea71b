/** Where one page lies in a list. */
export interface PageRange {
  page: number
  /** At least 1: an empty list has one page, which is empty. */
  pageCount: number
  /** First and last row of the page, counted from 1; both 0 where the page has none. */
  from: number
  to: number
  /** True for an address beyond the end, such as one kept from when the list was longer. */
  beyond: boolean
}

/**
 * Works out what "31 a 60 de 18.930" says.
 *
 * @param page counted from 1
 */
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
