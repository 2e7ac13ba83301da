import type { Client } from '../entities/clients.ts'

type Known = Pick<Client, 'client_id' | 'name' | 'strasse' | 'plz' | 'ort'>

/** Legal forms and function words, which do not distinguish clients. */
const noise = /\b(gmbh|ag|kg|ohg|gbr|mbh|ev|co|und|der|die|das|von|zu)\b/g

/** Umlauts as they are spelled without, ß as ss, and nothing but letters, digits and single blanks. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase('de')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const nameWords = (name: string) => new Set(plain(name).replace(noise, ' ').split(/\s+/).filter(Boolean))

/** 'Am Forsthaus 7' and 'am Forsthaus 7 ' are one place; 'Str.' is 'straße'. */
const addressKey = ({ strasse, plz }: Pick<Known, 'strasse' | 'plz'>) => {
  const street = plain(strasse).replace(/str\b/g, 'strasse')
  return street && plz.trim() ? `${street}|${plz.trim()}` : ''
}

/** Share of the shorter name's words that the other has, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size)
  return least === 0 ? 0 : one.intersection(other).size / Math.max(one.size, other.size)
}

/** The smallest likeness of names that warns: names of forest offices share many words. */
const alike = 0.75

/**
 * Clients that may be the same as one that is about to be stored: nearly the same name, or the same address.
 * @param own its id when it is stored already
 * @returns the likeliest first, five at most
 */
export function likelyDuplicates<T extends Known>(
  wanted: Omit<Known, 'client_id'>,
  clients: readonly T[],
  own?: number,
): T[] {
  const words = nameWords(wanted.name)
  const place = addressKey(wanted)
  return clients
    .filter(({ client_id }) => client_id !== own)
    .map((client) => ({
      client,
      weight: Math.max(likeness(words, nameWords(client.name)), place && place === addressKey(client) ? 0.9 : 0),
    }))
    .filter(({ weight }) => weight >= alike)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 5)
    .map(({ client }) => client)
}
