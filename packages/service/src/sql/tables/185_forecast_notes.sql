-- A forecast entry has a note, and a client where it belongs to one. Its calls have further arguments now.
alter table data.prognose
  add column notiz text not null default '' check (char_length(notiz) <= 1000),
  add column client_id bigint references data.kunde (client_id);
create index on data.prognose (client_id) where client_id is not null;
drop function if exists api.a_insert_prognose(text, text, text);
drop function if exists api.a_update_prognose(text, text, text, text);
