/** A folder of the origin's own file system, made where it is missing. @throws where the browser has none */
export async function openFolder(path: readonly string[]): Promise<FileSystemDirectoryHandle> {
  let folder = await navigator.storage.getDirectory()
  for (const name of path) folder = await folder.getDirectoryHandle(name, { create: true })
  return folder
}
