/**
 * Forest regions of the sightings: Bundesland, centre (WGS 84 degrees), radius in km and share. The circle lies within
 * its Land. Fictional shares, real places.
 */
export interface Region {
  bundesland: string
  lat: number
  lon: number
  radius: number
  weight: number
}

const region = (bundesland: string, lat: number, lon: number, radius: number, weight: number): Region => ({
  bundesland,
  lat,
  lon,
  radius,
  weight,
})

export const regions: readonly Region[] = [
  region('Sachsen-Anhalt', 51.75, 10.95, 12, 10),
  region('Sachsen-Anhalt', 52.45, 11.35, 18, 3),
  region('Niedersachsen', 51.78, 10.35, 10, 8),
  region('Niedersachsen', 53.05, 10.1, 25, 5),
  region('Niedersachsen', 52.85, 8.3, 20, 3),
  region('Thüringen', 50.66, 10.72, 12, 9),
  region('Thüringen', 50.75, 11.3, 14, 5),
  region('Nordrhein-Westfalen', 51.2, 8.2, 18, 10),
  region('Nordrhein-Westfalen', 51.75, 8.95, 10, 4),
  region('Nordrhein-Westfalen', 50.6, 6.45, 9, 4),
  region('Hessen', 50.55, 9.15, 18, 6),
  region('Hessen', 50.25, 8.5, 9, 4),
  region('Hessen', 51.05, 9.0, 12, 4),
  region('Bayern', 49.05, 12.95, 12, 10),
  region('Bayern', 50.0, 11.7, 11, 8),
  region('Bayern', 49.3, 11.0, 22, 6),
  region('Bayern', 47.7, 11.4, 8, 5),
  region('Bayern', 48.3, 11.7, 25, 4),
  region('Baden-Württemberg', 48.35, 8.3, 14, 9),
  region('Baden-Württemberg', 47.9, 8.1, 11, 6),
  region('Baden-Württemberg', 48.95, 9.7, 16, 5),
  region('Rheinland-Pfalz', 49.35, 7.9, 11, 5),
  region('Rheinland-Pfalz', 49.85, 7.2, 13, 5),
  region('Rheinland-Pfalz', 50.2, 6.85, 11, 4),
  region('Saarland', 49.4, 6.95, 8, 2),
  region('Sachsen', 50.7, 13.2, 8, 7),
  region('Sachsen', 51.25, 14.1, 14, 4),
  region('Brandenburg', 52.2, 14.05, 20, 5),
  region('Brandenburg', 53.0, 13.3, 16, 4),
  region('Berlin', 52.47, 13.25, 3, 2),
  region('Mecklenburg-Vorpommern', 53.5, 12.9, 22, 4),
  region('Schleswig-Holstein', 53.9, 10.2, 14, 3),
  region('Hamburg', 53.62, 10.1, 3, 1),
  region('Bremen', 53.11, 8.86, 2, 1),
  region('Steiermark', 47.35, 15.1, 18, 4),
  region('Kärnten', 46.85, 14.1, 13, 3),
  region('Oberösterreich', 48.0, 13.9, 14, 3),
  region('Niederösterreich', 48.55, 15.2, 13, 3),
  region('Tirol', 47.2, 11.6, 9, 2),
  region('Salzburg', 47.3, 13.2, 10, 2),
]
