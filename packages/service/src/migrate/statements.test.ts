import { expect, test } from 'vitest'
import { splitStatements } from './statements.ts'

const texts = (sql: string) => splitStatements(sql).map((statement) => statement.sql)

test('a statement begins behind the comments above it, and its line is that of its first word', () => {
  const sql = `-- One; and two.\n\n-- Three.\nselect 1;\n\nselect\n  2;`
  expect(splitStatements(sql)).toEqual([
    { sql: 'select 1;', line: 4 },
    { sql: 'select\n  2;', line: 6 },
  ])
})

test.each([
  [`select 'a;b', ''';', "c;d"; select 1`, 2],
  [String.raw`select E'it\'s; so'; select 1;`, 2],
  ['do $$ begin perform 1; end $$; select 1;', 2],
  ['do $one$ select $$;$$; $one$; select 1;', 2],
  ['select 1 -- not; here\n; select 2;', 2],
  ['create function f() returns int begin atomic select case when true then 1 end; select 2; end; select 1;', 2],
  ['select case when true then 1 end; select 2;', 2],
  ['-- nothing\n\n', 0],
])('%j', (sql, count) => expect(texts(sql)).toHaveLength(count))
