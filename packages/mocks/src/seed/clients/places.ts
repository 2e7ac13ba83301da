/** A place where clients sit: its coordinates in the client's own system, about a kilometre true. */
export interface Place {
  ort: string
  plz: string
  bundesland: string
  epsg: number
  east: number
  north: number
}

const place = (ort: string, plz: string, bundesland: string, epsg: number, east: number, north: number): Place => ({
  ort,
  plz,
  bundesland,
  epsg,
  east,
  north,
})

/** UTM 32 and 33, Gauß-Krüger zone 4 in Bavaria, Lambert in Austria: what the Länder use or used. */
export const places: readonly Place[] = [
  place('Goslar', '38640', 'Niedersachsen', 25832, 598_000, 5_751_000),
  place('Celle', '29221', 'Niedersachsen', 25832, 573_000, 5_831_000),
  place('Brilon', '59929', 'Nordrhein-Westfalen', 25832, 469_800, 5_693_000),
  place('Fulda', '36037', 'Hessen', 25832, 548_000, 5_600_000),
  place('Zwiesel', '94227', 'Bayern', 31468, 4_590_000, 5_432_000),
  place('Freudenstadt', '72250', 'Baden-Württemberg', 25832, 457_000, 5_368_000),
  place('Ilmenau', '98693', 'Thüringen', 25832, 633_000, 5_617_000),
  place('Marienberg', '09496', 'Sachsen', 25833, 371_000, 5_613_000),
  place('Eberswalde', '16225', 'Brandenburg', 25833, 420_000, 5_854_000),
  place('Leoben', '8700', 'Steiermark', 31287, 532_500, 386_700),
  place('Waren', '17192', 'Mecklenburg-Vorpommern', 25833, 344_000, 5_932_000),
  place('Murau', '8850', 'Steiermark', 31287, 463_100, 356_500),
  place('Eutin', '23701', 'Schleswig-Holstein', 25832, 605_000, 6_000_000),
  place('Annweiler', '76855', 'Rheinland-Pfalz', 25832, 425_300, 5_451_000),
  place('Schmallenberg', '57392', 'Nordrhein-Westfalen', 25832, 450_600, 5_667_000),
  place('Freising', '85354', 'Bayern', 31468, 4_481_500, 5_363_000),
]
