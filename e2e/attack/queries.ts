/** Queries that cost much more than they are long, as callers without a token send them. */

/** Each step has eight times the values of the one before: 402 bytes, two million values. */
export const spread = `[{"a":[1]}]${`{"a":[${Array(8).fill('...a').join(',')}]}`.repeat(7)}`

/** A join of the dataset with itself, three times, of which nothing comes. */
export const join =
  '*[count(*[count(*[string::startsWith(^._id, _id) && _id < ^.^._id && _id > ^.^._id]) > 0]) > 0]'

/** The body of a request for a query. */
export const body = (query: string): string => JSON.stringify({ query })
