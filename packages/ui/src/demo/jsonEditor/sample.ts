const groups = [
  { name: 'Fichte', items: ['Buchdrucker', 'Kupferstecher'] },
  { name: 'Kiefer', items: ['Waldgärtner', 'Zwölfzähniger Kiefernborkenkäfer'] },
  { name: 'Lärche', items: ['Lärchenborkenkäfer'] },
  { name: 'Eiche', items: ['Eichensplintkäfer', 'Eichenkernkäfer'] },
]

/** Four groups of species, indented by two blanks. */
export const sample = JSON.stringify(
  groups.map(({ name, items }) => ({
    name,
    items: items.map((symbol) => ({ market_type: 'forest', symbol })),
  })),
  undefined,
  2,
)

/** Whether a text is JSON; none is neither right nor wrong. */
export function jsonState(text: string): 'valid' | 'empty' | 'invalid' {
  if (text.trim() === '') return 'empty'
  try {
    JSON.parse(text)
    return 'valid'
  } catch {
    return 'invalid'
  }
}
