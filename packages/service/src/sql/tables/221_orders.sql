-- An accepted offer settled in instalments: '' is an invoice by itself, 'abschlag' asks for a part, 'schluss' settles the
-- whole (docs/decisions/0145). Readable meanwhile.
alter table data.rechnung add column teil text not null default '' check (teil in ('', 'abschlag', 'schluss'));
alter table data.rechnung add check (teil = '' or angebot_id is not null);
-- Of an instalment by progress: per cent by the offer's line items, as text.
alter table data.rechnung add column staende jsonb not null default '{}';
