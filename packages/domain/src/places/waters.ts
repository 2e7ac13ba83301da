import waters from './gewaesser-de-at.topo.json' with { type: 'json' }

/** Rivers (`fluesse`), lakes (`seen`) and built-up areas (`siedlung`) as TopoJSON. */
export const watersTopology: object = waters
