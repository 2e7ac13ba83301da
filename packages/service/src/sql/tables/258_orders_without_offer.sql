-- Orders that came without an offer (docs/decisions/0173): an accepted offer stands for each, with its words here; '' for
-- offers that were made. Readable meanwhile.
alter table data.angebot add column auftrag text not null default '' check (char_length(auftrag) <= 200);
