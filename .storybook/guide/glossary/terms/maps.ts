import type { TermGroup } from './Term.ts'

/** Plans and what was measured in the field. */
export const maps: TermGroup = {
  title: { de: 'Karten und Einmessung', en: 'Maps and survey' },
  terms: [
    {
      term: { de: 'Karte', en: 'Survey map' },
      wire: 'karte',
      code: 'surveyMap',
      meaning: {
        de: 'Ein eingescannter Plan, meist der Dränung einer Fläche, mit Maßstab, Jahr und Ort.',
        en: 'A scanned plan, most often of the drainage of an area, with scale, year and place.',
      },
    },
    {
      term: { de: 'Passpunkt', en: 'Ground control point' },
      wire: 'mappoint',
      code: 'controlPoint',
      meaning: {
        de: 'Ein Ort, der auf dem Plan und auf der Erde bekannt ist. Aus mehreren folgt, wie der Plan auf die Karte passt.',
        en: 'A spot that is known on the plan and on the ground. From several follows how the plan fits the map.',
      },
    },
    {
      term: { de: 'Georeferenzierung', en: 'Georeferencing' },
      wire: 'georef_typ, georef_bash',
      code: 'georef',
      meaning: {
        de: 'Einem Plan seine Lage geben: Passpunkte setzen, eine Transformation wählen, die Abweichungen prüfen.',
        en: 'To give a plan its place: set control points, choose a transformation, check the residuals.',
      },
    },
    {
      term: { de: 'Restklaffung', en: 'Residual' },
      wire: 'residual, dx, dy',
      code: 'residual',
      meaning: {
        de: 'Wie weit ein Passpunkt nach der Transformation danebenliegt, in Bildpunkten.',
        en: 'How far a control point is off after the transformation, in pixels.',
      },
    },
    {
      term: { de: 'Mittlerer Fehler', en: 'Mean error' },
      wire: '–',
      code: 'meanError',
      meaning: {
        de: 'Ein Maß für alle Restklaffungen zusammen; null, wenn es nur so viele Punkte gibt wie nötig.',
        en: 'One measure of all residuals together; zero when there are no more points than needed.',
      },
    },
    {
      term: { de: 'Bezugssystem', en: 'Coordinate system' },
      wire: 'epsg',
      code: 'epsg',
      meaning: {
        de: 'In welchem System Ost- und Nordwerte gelten, als EPSG-Nummer.',
        en: 'The system in which eastings and northings hold, as an EPSG number.',
      },
    },
    {
      term: { de: 'Einmessung', en: 'Survey' },
      wire: '–',
      code: 'survey',
      meaning: {
        de: 'Was im Gelände gemessen wurde: Ausmündungen, Schächte, Schlucker, Einläufe, Dränagen.',
        en: 'What was measured in the field: outlets, manholes, sinks, inlets, drains.',
      },
    },
    {
      term: { de: 'vermessen', en: 'surveyed' },
      wire: 'vermessen',
      code: 'surveyed',
      meaning: { de: 'Im Gelände gemessen; gefülltes Zeichen.', en: 'Measured in the field; a filled mark.' },
    },
    {
      term: { de: 'vermutet', en: 'assumed' },
      wire: 'vermutet',
      code: 'assumed',
      meaning: {
        de: 'Aus Plänen übernommen, im Gelände nicht gefunden; hohles, gestricheltes Zeichen.',
        en: 'Taken from plans, not found in the field; a hollow, dashed mark.',
      },
    },
    {
      term: { de: 'Ausmündung, Schacht, Schlucker, Einlauf, Dränage', en: 'Outlet, manhole, sink, inlet, drain' },
      wire: 'ausm, schae, schlu, einl, drae',
      code: 'surveyClasses',
      meaning: {
        de: 'Die fünf Klassen der Einmessung, je mit eigener Übersicht.',
        en: 'The five classes of the survey, each with an overview of its own.',
      },
    },
    {
      term: { de: 'Erfassungsqualität', en: 'Quality of capture' },
      wire: 'erfq',
      code: 'erfq',
      meaning: { de: 'Wie genau eine Länge erfasst ist.', en: 'How exactly a length was captured.' },
    },
    {
      term: { de: 'Datenqualität', en: 'Quality of the data' },
      wire: 'qdt',
      code: 'qdt',
      meaning: {
        de: 'Wie verlässlich die Unterlage ist, aus der eine Länge stammt.',
        en: 'How reliable the source of a length is.',
      },
    },
    {
      term: { de: 'Anlagenteil', en: 'Part of the plant' },
      wire: 'aop',
      code: 'aop',
      meaning: {
        de: 'Zu welchem Teil der Anlage eine Länge gehört.',
        en: 'Which part of the plant a length belongs to.',
      },
    },
    {
      term: { de: 'Kataster', en: 'Cadastre' },
      wire: 'kataster',
      code: 'cadastre',
      meaning: {
        de: 'Flurstücksdaten, die für einen Kunden freigeschaltet sind.',
        en: 'Parcel data that is switched on for a client.',
      },
    },
    {
      term: { de: 'Gemarkung, Gemeinde, Kreis', en: 'Cadastral district, municipality, county' },
      wire: 'gemarkung, gemeinde, kreis',
      code: '–',
      meaning: { de: 'Wo ein Plan liegt, vom Kleinen zum Großen.', en: 'Where a plan lies, from small to large.' },
    },
  ],
}
