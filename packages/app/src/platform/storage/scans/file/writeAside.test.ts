import { expect, test, vi } from 'vitest'
import { writeAside } from './writeAside.ts'

/** A file of the origin's own file system on a disk with so many bytes, as workers write it. */
function newDisk(room: number) {
  const disk = { bytes: new Uint8Array(), isOpen: false }
  const access = {
    truncate: (size: number) => void (disk.bytes = disk.bytes.slice(0, size)),
    write(part: Uint8Array, { at }: { at: number }) {
      const fits = part.subarray(0, Math.max(0, room - at))
      disk.bytes = new Uint8Array([...disk.bytes.subarray(0, at), ...fits])
      return fits.length
    },
    flush: () => undefined,
    close: () => void (disk.isOpen = false),
  }
  const createSyncAccessHandle = async () => {
    disk.isOpen = true
    return access
  }
  const folder = { getDirectoryHandle: async () => folder, getFileHandle: async () => ({ createSyncAccessHandle }) }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } })
  return disk
}

/** More than one part of a stream. */
const content = new Blob([new Uint8Array(300_000).fill(7), new Uint8Array([1, 2, 3])])
const write = () => writeAside({ folder: ['scans', 'somebody'], name: 'original', content })

test('a file is written part by part, in place of a longer one', async () => {
  const disk = newDisk(Infinity)
  disk.bytes = new Uint8Array(400_000)
  await write()
  expect(disk.bytes).toEqual(new Uint8Array(await content.arrayBuffer()))
  expect(disk.isOpen).toBe(false)
})

test('a full disk is an error, and the file is let go', async () => {
  const disk = newDisk(200_000)
  await expect(write()).rejects.toThrow('There is no room.')
  expect(disk.isOpen).toBe(false)
})
