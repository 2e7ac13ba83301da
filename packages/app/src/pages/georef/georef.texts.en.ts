export const en = {
  unsaved: (name: string) => `control points of “${name}”`,
}
