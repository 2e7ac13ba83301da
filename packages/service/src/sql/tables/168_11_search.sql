-- Texts that one search looks through, as their letters are compared: maps, clients, people, species, numbers of
-- documents.

create table data.suchtext (
  art text not null,
  id bigint not null,
  -- Folded, with a blank before each word and after it.
  wert text not null,
  primary key (art, id)
);
create index on data.suchtext using gin (wert ext.gin_trgm_ops);
call app.protect('data.suchtext');

-- A text that has the word with this place in the search.
create type app.word_hit as (nr integer, art text, id bigint, rang integer);
