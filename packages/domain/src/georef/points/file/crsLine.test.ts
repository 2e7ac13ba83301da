import { expect, test } from 'vitest'
import { parseEpsg } from './readPoints.ts'

test.each([
  ['EPSG:25833', 25833],
  ['urn:ogc:def:crs:EPSG::31468', 31468],
  ['PROJCRS["x",BASEGEOGCRS["y",ID["EPSG",4258]],ID["EPSG",25832]]', 25832],
  ['PROJCS["x",UNIT["metre",1,AUTHORITY["EPSG","9001"]],AUTHORITY["EPSG","31467"]]', 31467],
  ['PROJCS["x",UNIT["metre",1,AUTHORITY["EPSG","9001"]]]', null],
  ['', null],
])('%s has the number %j', (crs, epsg) => expect(parseEpsg(crs)).toBe(epsg))
