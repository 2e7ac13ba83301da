import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Look } from '../take/looks.ts'

/** Where a picture stands on a shelf: its story's id and how that is looked at. */
export interface Place {
  id: string
  look: Look
}

export const pathOf = ({ id, look }: Place) => `${id}/${look}.png`

/** A folder of pictures, one folder in it for each story. */
export class Shelf {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #fileOf(place: Place) {
    return join(this.#folder, pathOf(place))
  }

  /** @returns undefined where there is none */
  read(place: Place): Buffer | undefined {
    const file = this.#fileOf(place)
    return existsSync(file) ? readFileSync(file) : undefined
  }

  write(place: Place, picture: Uint8Array): void {
    const file = this.#fileOf(place)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
  }

  copyTo(other: Shelf, place: Place): void {
    const file = other.#fileOf(place)
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(this.#fileOf(place), file)
  }

  remove(place: Place): void {
    rmSync(this.#fileOf(place), { force: true })
  }

  /** All places that hold a picture. */
  places(): readonly Place[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder).flatMap((id) =>
      readdirSync(join(this.#folder, id)).map((file) => ({ id, look: file.replace(/\.png$/, '') as Look })),
    )
  }
}
