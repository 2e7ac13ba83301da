import { expect, screen, waitFor, within } from 'storybook/test'

/** A page's first code takes longer than any step after it, on a busy machine by far. */
export const late = { timeout: 20_000 }

/** The open record of the review. */
export const record = async () => within(await screen.findByRole('region', { name: /^Meldung \d+$/ }, late))

/** An entry of the main menu. */
export const menuEntry = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Hauptmenü' }, late)).findByRole('link', { name }, late)

/** An element may still fade in where motion is not reduced: this waits until it can be seen. */
export async function shown(target: HTMLElement | Promise<HTMLElement>) {
  const element = await target
  await waitFor(() => expect(element).toBeVisible(), late)
}
