const hosts: Readonly<Record<string, string>> = {
  Fichte: 'spruce',
  'Fichte/Kiefer': 'spruce, pine',
  Weißtanne: 'silver fir',
  Kiefer: 'pine',
  Lärche: 'larch',
  Nadelholz: 'conifers',
  Laubholz: 'broadleaved trees',
  'Laub-/Nadelholz': 'broadleaved trees, conifers',
  Eiche: 'oak',
  Buche: 'beech',
  Esche: 'ash',
  Birke: 'birch',
  Ulme: 'elm',
  Hainbuche: 'hornbeam',
}

export const en = { hosts }
