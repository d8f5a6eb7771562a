/** Which rows the page of this number shows: from 1 on, `rows` of them a page. */
export const pageAt = (page: number, rows: number) => ({ limit: rows, offset: (page - 1) * rows })

export const pagesOf = (total: number, rows: number) => Math.ceil(total / rows)
