import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { NotFound, S3, type S3ClientConfig } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import type { Upload } from '@tus/server'
import type { ByteSpan } from '../scans/sendScan.ts'
import { objectName, type ObjectStore, type StoredObject, uploadLife } from './objectStore.ts'

export interface S3Address {
  bucket: string
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string }
}

/** Bytes: the least that S3 takes for a part with others after it. */
const leastPart = 5 * 2 ** 20

/** Each web server asks anew what it knows of an upload: another one may have gone on with it. */
const noCache = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
}

/** Objects in a bucket of an S3-compatible store, which all web servers share. Uploads arrive as its multipart uploads. */
export function s3Store({ bucket: Bucket, endpoint, region, credentials }: S3Address): ObjectStore {
  const config: S3ClientConfig = {
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    region,
    credentials,
    // Stores other than Amazon's refuse the checksums of trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
  const client = new S3(config)
  async function size(name: string): Promise<number | undefined> {
    try {
      return (await client.headObject({ Bucket, Key: name })).ContentLength
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }
  function read(name: string, { first, last }: ByteSpan): Readable {
    const answer = new PassThrough()
    client
      .getObject({ Bucket, Key: name, Range: `bytes=${first}-${last}` })
      .then(({ Body }) => pipeline(Body as Readable, answer))
      .catch((error: unknown) => answer.destroy(error as Error))
    return answer
  }
  /** An upload that is whole is the object already: nobody who ends the upload takes it away. */
  class Uploads extends S3Store {
    /** @throws what the store answers; the library takes any failure for an upload that is not there */
    override async getUpload(id: string): Promise<Upload> {
      try {
        return await super.getUpload(id)
      } catch (error) {
        await size(`${id}.info`)
        throw error
      }
    }
    override async remove(id: string): Promise<void> {
      if ((await size(id)) === undefined) await super.remove(id)
    }
  }
  return {
    async put(name, file) {
      if ((await size(name)) !== undefined) return
      const ContentLength = (await stat(file)).size
      await client.putObject({ Bucket, Key: name, Body: createReadStream(file), ContentLength })
    },
    async write(name, bytes) {
      await client.putObject({ Bucket, Key: name, Body: bytes })
    },
    size,
    read,
    async remove(name) {
      const Objects = [name, `${name}.info`, `${name}.part`].map((Key) => ({ Key }))
      await client.deleteObjects({ Bucket, Delete: { Objects, Quiet: true } })
    },
    async list() {
      const found: StoredObject[] = []
      let next: string | undefined
      do {
        const page = await client.listObjectsV2({ Bucket, ...(next !== undefined && { ContinuationToken: next }) })
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          if (objectName.test(Key)) found.push({ name: Key, bytes: Size, since: LastModified?.getTime() ?? Date.now() })
        }
        next = page.NextContinuationToken
      } while (next !== undefined)
      return found
    },
    uploads: {
      data: new Uploads({
        cache: noCache,
        useTags: false,
        minPartSize: leastPart,
        expirationPeriodInMilliseconds: uploadLife,
        s3ClientConfig: { bucket: Bucket, ...config },
      }),
      leastPart,
      async open(id) {
        const bytes = await size(id)
        if (bytes === undefined) throw new Error(`The upload ${id} is not whole.`)
        return { size: bytes, read: (span) => read(id, span) }
      },
      async keep(id) {
        if ((await size(id)) === undefined) throw new Error(`The upload ${id} is gone.`)
      },
      async sweep() {
        await this.data.deleteExpired()
      },
      free: () => Promise.resolve(Number.POSITIVE_INFINITY),
    },
  }
}
