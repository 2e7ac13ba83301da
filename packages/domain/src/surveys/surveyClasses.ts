/** Classes of surveyed objects: manholes, outlets, sinks, inlets, drains; drains are counted by their length. */
export const surveyClasses = ['scha', 'ausm', 'schl', 'einl', 'drae'] as const
export type SurveyClass = (typeof surveyClasses)[number]

/** There is no view over all clients for inlets (specification, section 7). */
export const viewedClasses = ['scha', 'ausm', 'schl', 'drae'] as const satisfies readonly SurveyClass[]
