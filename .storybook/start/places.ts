import type { DrawingName } from './drawing/drawings.tsx'
import type { texts } from './StartPage.texts.ts'

type Words = (typeof texts)['de']

/** A screen of the product: its picture, its pure stories, and where it is wired to data. */
export interface ScreenPlace {
  name: keyof Words['screens']
  drawing: DrawingName
  /** Story ids. */
  screen: string
  page: string
}

const place = (name: ScreenPlace['name'], drawing: DrawingName, screen: string, page: string): ScreenPlace => ({
  name,
  drawing,
  screen: `screens-${screen}--ready`,
  page: `pages-${page}`,
})

/** In the order of the product's menu. */
export const screenPlaces: readonly ScreenPlace[] = [
  place('dashboard', 'dashboard', 'dashboard-dashboardscreen', 'dashboard-dashboardpage--ready'),
  place('gis', 'gis', 'gis-gisscreen', 'gis-gispage--ready'),
  place('maps', 'maps', 'gis-maps-mapsscreen', 'gis-maps-mapstab--ready'),
  place('georef', 'georef', 'georef-georefscreen', 'georef-georefpage--ready'),
  place('surveys', 'surveys', 'gis-surveys-surveysscreen', 'gis-surveys-surveystab--ready'),
  place('clients', 'list', 'clients-clientsscreen', 'clients--list'),
  place('offers', 'list', 'documents-documentsscreen', 'documents--ready'),
  place('editor', 'paper', 'documenteditor-documenteditorscreen', 'documenteditor-invoicepage--ready'),
  place('forecast', 'forecast', 'forecast-forecastscreen', 'forecast-forecastpage--ready'),
  place('users', 'users', 'users-usersscreen', 'users-userspage--ready'),
  place('profile', 'form', 'profile-profilescreen', 'profile-profilepage--ready'),
  place('settings', 'form', 'officesettings-settingsscreen', 'officesettings-settingspage--ready'),
]

const flow = (name: keyof Words['flows'], file: string) => ({ name, story: `flows-${file}--ready` })

/** Whole journeys over the same handlers. */
export const flowPlaces = [
  flow('publish', 'publishrecord'),
  flow('reject', 'rejectrecord'),
  flow('georeference', 'georeferenceplan'),
  flow('invoice', 'offertoinvoice'),
  flow('archive', 'archiveinvoice'),
  flow('approve', 'approveexpert'),
  flow('become', 'becomeexpert'),
  flow('over', 'sessionover'),
  flow('conflict', 'conflict'),
  flow('phone', 'firstphoneuse'),
] as const

const group = (name: keyof Words['groups'], story: string) => ({ name, story })

/** The groups of the workbench, each with a good story to begin with. */
export const groupPlaces = [
  group('guide', 'guide-rights--ready'),
  group('theme', 'theme-colors--ready'),
  group('parts', 'parts-datatable--ready'),
  group('chrome', 'chrome-appshell--ready'),
  group('screens', 'screens-gis-gisscreen--ready'),
  group('pages', 'pages-gis-gispage--ready'),
  group('flows', 'flows-publishrecord--ready'),
  group('demo', 'demo-dashboard-showcasescreen--ready'),
] as const
