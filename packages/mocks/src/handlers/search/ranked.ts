import type { SearchHit } from '@waldkerf/domain/entities/search/searchHit'
import { type SearchRank, searchRank } from '@waldkerf/domain/search/searchRank'

/** Joins the parts of a hit's details; empty ones are left out. */
export const parts = (...texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(' · ')

/** The worst of these ranks; undefined if one is missing. */
export function worst(ranks: readonly (SearchRank | undefined)[]): SearchRank | undefined {
  const found = ranks.filter((rank) => rank !== undefined)
  return found.length === ranks.length ? (Math.max(...found) as SearchRank) : undefined
}

/** The best of these ranks; missing ones are ignored. */
export function best(ranks: readonly (SearchRank | undefined)[]): SearchRank | undefined {
  const found = ranks.filter((rank) => rank !== undefined)
  return found.length > 0 ? (Math.min(...found) as SearchRank) : undefined
}

/** The rank of a text for all words: that of its worst match. */
export const rankOfAll = (text: string, words: readonly string[]): SearchRank | undefined =>
  worst(words.map((word) => searchRank(text, word)))

interface Kind<Row> {
  rank: (row: Row) => SearchRank | undefined
  /** Order of rows with the same rank. */
  order: (a: Row, b: Row) => number
  hit: (row: Row) => Omit<SearchHit, 'rang'>
}

/** The eight best rows. */
export const eightBest = <Row>(rows: readonly Row[], { rank, order, hit }: Kind<Row>): SearchHit[] =>
  rows
    .flatMap((row) => {
      const rang = rank(row)
      return rang === undefined ? [] : [{ row, rang }]
    })
    .toSorted((a, b) => a.rang - b.rang || order(a.row, b.row))
    .slice(0, 8)
    .map(({ row, rang }) => ({ ...hit(row), rang }))
