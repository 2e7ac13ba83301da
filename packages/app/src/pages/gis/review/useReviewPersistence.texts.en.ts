export const en = {
  one: (id: number) => `Message or decision on sighting ${id}`,
  several: (count: number) => `Messages or decisions on ${count} sightings`,
  sending: 'Decisions that are still being sent',
}
