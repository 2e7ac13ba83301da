-- Where personal data is stored, and how an erasure treats it. Export, preview and erasure follow from this one list; a
-- test compares it with all columns of the tables.

create or replace function app.erased_name() returns text
language sql immutable
return 'gelöschtes Konto';

-- Tables whose rows and history are kept for the term of documents.
create or replace function app.document_tables() returns text[]
language sql immutable
return array['rechnung', 'angebot', 'position', 'zahlung', 'mahnung', 'versand'];

-- Patterns that find a person in texts. Without one of `words` no pattern matches, and they are cheap to search for.
create or replace function app.person_patterns(of_user bigint)
returns table (id bigint, mail text, words text[], in_text text, in_json text)
language plpgsql stable security definer set search_path = '' as $$
declare
  person data.benutzer;
  names text;
begin
  select b.* into person from data.benutzer b where b.user_id = of_user;
  id := person.user_id;
  mail := person.email;
  words := array[app.anywhere(mail)];
  in_text := format('(?<![\w.+-])%s(?![\w-])', app.literal_pattern(mail));
  in_json := in_text;
  if not app.is_blank(person.first_name) and not app.is_blank(person.last_name) then
    words := words || app.anywhere(trim(person.last_name)) || app.anywhere(app.as_in_json(trim(person.last_name)));
    names := '|(?<!\w)(%1$s\s+%2$s|%2$s,\s*%1$s|(herrn?|frau|hr\.|fr\.|mr\.?|mrs\.?|ms\.?)\s+(dr\.\s+)?%2$s)(?!\w)';
    in_text := in_text || format(
      names, app.literal_pattern(trim(person.first_name)), app.literal_pattern(trim(person.last_name))
    );
    in_json := in_json || format(
      names, app.literal_pattern(app.as_in_json(trim(person.first_name))),
      app.literal_pattern(app.as_in_json(trim(person.last_name)))
    );
  end if;
  return next;
end
$$;

-- A pattern for `ilike` that finds the text anywhere.
create or replace function app.anywhere(value text) returns text
language sql immutable set search_path = ''
return '%' || regexp_replace(value, '([\\%_])', '\\\1', 'g') || '%';

create or replace function app.literal_pattern(value text) returns text
language sql immutable set search_path = ''
return regexp_replace(value, '([^[:alnum:]])', '\\\1', 'g');

create or replace function app.as_in_json(value text) returns text
language sql immutable set search_path = ''
return substring(to_json(value)::text from 2 for char_length(to_json(value)::text) - 2);

-- Called for every row: without a search path PostgreSQL can inline it.
create or replace function app.says(value text, words text[], pattern text) returns boolean
language sql immutable
return value ilike any (words) and value ~* pattern;

-- No longer than before, or than the replacement: a text stays within the limit of its column.
create or replace function app.unnamed(value text, pattern text) returns text
language sql immutable set search_path = ''
return left(
  regexp_replace(value, pattern, app.erased_name(), 'gi'), greatest(char_length(value), char_length(app.erased_name()))
);

-- `art`: the column holds the person's number, address, text or JSON that may name the person, or an own record's
-- number; or `nur` alone finds the rows. `umgang`: the row goes, the name goes, or it stays for `grund`. `zeigt`: the
-- columns of an export, null for all: where another person's row only names its author, the rest is not the person's.
create or replace function app.personal_data() returns table (
  nr bigint, tabelle text, spalte text, art text, nur text, umgang text, grund text, zeigt text[]
)
language sql immutable set search_path = ''
begin atomic
  select row_number() over (), r.* from (values
    ('change_log', 'row_id', 'nur',
      't.table_name in (''kaefer'', ''bildfreigabe'') and t.row_id in (select k.id from data.kaefer k where k.user_id = $1 and k.status <> ''published'')',
      'geht', '', null::text[]),
    ('change_log', 'row_id', 'nur',
      't.table_name = ''bilder'' and t.row_id in (select b.id from data.bilder b join data.kaefer k on k.id = b.kaefer_id where k.user_id = $1 and k.status <> ''published'')',
      'geht', '', null),
    ('outbox', 'payload', 'nur',
      't.kind in (''mail_new'', ''mail_rejected'', ''mail_published'', ''mail_query'', ''mail_answer'') and t.payload ->> ''id'' in (select k.id::text from data.kaefer k where k.user_id = $1 and k.status <> ''published'')',
      'geht', '', '{id,kind,created_at}'),
    ('outbox', 'payload', 'nur',
      't.kind in (''mail_register'', ''mail_expert_request'', ''mail_expert_approved'', ''mail_erasure'') and t.payload ->> ''id'' = $1::text',
      'geht', '', '{id,kind,created_at}'),
    ('kaefer', 'user_id', 'nummer', 't.status <> ''published''', 'geht', '',
      '{id,art,status,message,user_id,fund_datum,gemeldet_am,lat,lon,bundesland,bilder_anzahl,beantwortet}'),
    ('bilder', 'kaefer_id', 'eigene', 'not app.is_public(t.kaefer_id)', 'geht', '', null),
    ('bilder', 'kaefer_id', 'eigene', 'app.is_public(t.kaefer_id)', 'bleibt', 'veroeffentlicht', null),
    ('nachricht', 'kaefer_id', 'eigene', 'not app.is_public(t.kaefer_id) or t.von_melder', 'geht', '', null),
    ('nachricht', 'wer', 'adresse', 'not t.von_melder', 'namenlos', 'gespraech', null),
    ('nachricht', 'text', 'worte', '', 'namenlos', 'gespraech', null),
    ('bildfreigabe', 'kaefer_id', 'eigene', '', 'geht', '', null),
    ('bildfreigabe', 'wer', 'adresse', '', 'geht', '', null),
    ('meldung', 'email', 'adresse', '', 'namenlos', 'wiederholung', null),
    ('kaefer', 'message', 'worte', '', 'namenlos', 'gespraech', '{id,status,message}'),
    ('kaefer', 'letzter_bearbeiter', 'adresse', '', 'namenlos', 'bearbeitet', '{id,status,letzter_bearbeiter}'),
    ('kaefer', 'published_from', 'adresse', '', 'namenlos', 'bearbeitet', '{id,status,published_from}'),
    ('kaefer', 'user_id', 'nummer', 't.status = ''published''', 'namenlos', 'veroeffentlicht',
      '{id,art,status,message,user_id,fund_datum,gemeldet_am,lat,lon,bundesland,bilder_anzahl,beantwortet}'),
    ('kaefer_stand', 'user_id', 'nummer', '', 'namenlos', 'veroeffentlicht', '{kaefer_id,user_id}'),
    ('kaefer_melder', 'user_id', 'nummer', '', 'geht', '', null),
    ('kaefer_import', 'von', 'adresse', '', 'namenlos', 'bearbeitet', '{id,datei,quelle,von,begonnen_am}'),
    ('kaefer_import', 'datei', 'worte', '', 'namenlos', 'bearbeitet', '{id,datei}'),
    ('kaefer_import', 'quelle', 'worte', '', 'namenlos', 'bearbeitet', '{id,quelle}'),
    ('ansicht', 'user_id', 'nummer', '', 'geht', '', null),
    ('ansicht', 'name', 'worte', '', 'namenlos', 'bearbeitet', '{id,name}'),
    ('ansicht', 'inhalt', 'json', '', 'namenlos', 'bearbeitet', '{id,inhalt}'),
    ('bildfreigabe_neue', 'user_id', 'nummer', '', 'geht', '', null),
    ('mail_sprache', 'user_id', 'nummer', '', 'geht', '', null),
    ('benutzer_gruppen', 'user_id', 'nummer', '', 'geht', '', null),
    ('zugang', 'user_id', 'nummer', '', 'geht', '', null),
    ('verbrauch', 'user_id', 'nummer', '', 'geht', '', null),
    ('adresse_abgelehnt', 'email', 'adresse', '', 'geht', '', null),
    ('kunde_benutzer', 'user_id', 'nummer', '', 'geht', '', null),
    ('loeschantrag', 'user_id', 'nummer', '', 'geht', '', null),
    ('suchtext', 'id', 'nummer', 't.art = ''benutzer''', 'geht', '', null),
    ('outbox', 'recipient', 'adresse', 't.kind <> ''mail_dokument'' and t.kind <> ''erasure''', 'geht', '', null),
    ('outbox', 'recipient', 'adresse', 't.kind = ''mail_dokument''', 'bleibt', 'dokument', '{id,kind,recipient}'),
    ('outbox', 'payload', 'json', '', 'namenlos', 'bearbeitet', '{id,kind,payload}'),
    ('idempotency_row', 'email', 'adresse', '', 'geht', '', '{email,key,nr}'),
    ('idempotency_row', 'answer', 'json', '', 'geht', '', '{email,key,nr}'),
    ('idempotency_key', 'email', 'adresse', '', 'geht', '', '{email,key,path,created_at}'),
    ('idempotency_key', 'answer', 'json', '', 'geht', '', '{email,key,path,created_at}'),
    ('objekt', 'von', 'adresse', '', 'namenlos', 'karten', '{name,von,angelegt_am}'),
    ('hochladen', 'konto', 'worte', '', 'geht', '', null),
    ('hochladen', 'datei', 'worte', '', 'namenlos', 'karten', '{id,karte_id,datei}'),
    ('karte_scan', 'von', 'adresse', '', 'namenlos', 'karten', '{id,karte_id,von,seit}'),
    ('karte_scan', 'layer_von', 'adresse', '', 'namenlos', 'karten', '{id,karte_id,layer_von,layer_seit}'),
    ('karte_scan', 'datei', 'worte', '', 'namenlos', 'karten', '{id,karte_id,datei}'),
    ('karte', 'map_name', 'worte', '', 'namenlos', 'karten', '{id,map_name}'),
    ('karte', 'bem_client', 'worte', '', 'namenlos', 'karten', '{id,bem_client}'),
    ('karte', 'bem_to_client', 'worte', '', 'namenlos', 'karten', '{id,bem_to_client}'),
    ('karte', 'bem_apus', 'worte', '', 'namenlos', 'karten', '{id,bem_apus}'),
    ('karte', 'ausf_unternehmen', 'worte', '', 'namenlos', 'karten', '{id,ausf_unternehmen}'),
    ('kunde_notiz', 'erstellt_von', 'adresse', '', 'namenlos', 'buero', '{id,erstellt_von,erstellt_am}'),
    ('kunde_notiz', 'text', 'worte', '', 'namenlos', 'buero', '{id,text}'),
    ('prognose', 'notiz', 'worte', '', 'namenlos', 'buero', '{id,notiz}'),
    ('freitext', 'text', 'worte', '', 'namenlos', 'buero', '{id,text}'),
    ('position_tmpl', 'erl', 'worte', '', 'namenlos', 'buero', '{id,erl}'),
    ('kuerzel', 'name', 'worte', '', 'bleibt', 'buero', '{kuerzel,name}'),
    ('buero', 'id', 'nur', 'app.says(concat_ws('' '', t.firma, t.inhaber, t.ansprechpartner, t.kontoinhaber, t.email), $3, $4)',
      'bleibt', 'buero', '{firma,inhaber,ansprechpartner,kontoinhaber,email}'),
    ('vorgaben', 'id', 'nur',
      'app.says(concat_ws('' '', t.angebot_anschreiben, t.angebot_zuerl, t.rechnung_anschreiben, t.rechnung_zuerl), $3, $4)',
      'bleibt', 'buero', null),
    ('kunde', 'client_id', 'nur',
      'app.says(concat_ws('' '', t.name, t.name_zusatz, t.email, t.ap_vorname || '' '' || t.ap_nachname), $3, $4)',
      'bleibt', 'kunde', '{client_id,name,name_zusatz,email,ap_vorname,ap_nachname,ap_tel}'),
    ('empfaenger', 'id', 'nur', 'app.says(concat_ws('' '', t.name, t.email), $3, $4)', 'bleibt', 'kunde', null),
    ('angebot', 'id', 'nur', 'app.says(concat_ws('' '', t.anrede, t.anschreiben, t.zuerl), $3, $4)', 'bleibt', 'dokument', null),
    ('rechnung', 'id', 'nur', 'app.says(concat_ws('' '', t.anrede, t.anschreiben, t.zuerl), $3, $4)', 'bleibt', 'dokument', null),
    ('position', 'id', 'nur', 'app.says(concat_ws('' '', t.bez, t.erl_titel, t.erl), $3, $4)', 'bleibt', 'dokument', null),
    ('rechnung_archiv', 'inhalt', 'json', '', 'bleibt', 'dokument', '{rechnung_id}'),
    ('zahlung', 'id', 'nur', 't.erfasst_von = $2 or app.says(t.referenz, $3, $4)', 'bleibt', 'dokument',
      '{id,rechnung_id,referenz,erfasst_am,erfasst_von}'),
    ('mahnung', 'id', 'nur', 't.erstellt_von = $2 or app.says(t.text, $3, $4) or app.says(t.inhalt::text, $3, $5)',
      'bleibt', 'dokument', '{id,rechnung_id,datum,erstellt_am,erstellt_von}'),
    ('versand', 'id', 'nur',
      't.gesendet_von = $2 or app.says(concat_ws('' '', t.an, t.betreff, t.text, t.dateiname), $3, $4)', 'bleibt', 'dokument',
      '{id,angebot_id,rechnung_id,mahnung_id,an,betreff,gesendet_am,gesendet_von}'),
    ('bankumsatz', 'kennung', 'worte', '', 'bleibt', 'dokument', '{kennung}'),
    ('benutzer', 'user_id', 'nummer', '', 'geht', '', null),
    ('change_log', 'row_id', 'nummer', 't.table_name = ''benutzer''', 'geht', '', null),
    ('change_log', 'changes', 'nur', 't.table_name = ''kunde_benutzer'' and app.linked_user(t.changes) = $1', 'geht', '', null),
    ('change_log', 'changes', 'nur',
      't.table_name = ''kaefer'' and (t.changes -> ''user_id'' ->> 0 = $1::text or t.changes -> ''user_id'' ->> 1 = $1::text)',
      'geht', '', null),
    ('change_log', 'changed_by', 'adresse', 't.table_name <> all (app.document_tables())', 'namenlos', 'bearbeitet',
      '{id,table_name,row_id,changed_at,changed_by}'),
    ('change_log', 'changes', 'json', 't.table_name <> all (app.document_tables())', 'namenlos', 'bearbeitet', null),
    ('change_log', 'id', 'nur',
      't.table_name = any (app.document_tables()) and (t.changed_by = $2 or app.says(t.changes::text, $3, $5))',
      'bleibt', 'dokument', '{id,table_name,row_id,changed_at,changed_by}')
  ) r (tabelle, spalte, art, nur, umgang, grund, zeigt);
end;

create or replace function app.is_public(of_kaefer bigint) returns boolean
language sql stable security definer set search_path = ''
return exists (select from data.kaefer k where k.id = of_kaefer and k.status = 'published');

-- Which rows of a table an entry is about, as SQL over `t`; $1 to $5 are what app.person_patterns answers.
create or replace function app.entry_rows(spalte text, art text, nur text) returns text
language sql immutable set search_path = ''
return concat_ws(' and ',
  case art
    when 'nummer' then format('t.%I = $1', spalte)
    when 'adresse' then format('t.%I = $2', spalte)
    when 'worte' then format('app.says(t.%I, $3, $4)', spalte)
    when 'json' then format('app.says(t.%I::text, $3, $5)', spalte)
    when 'eigene' then format('t.%I in (select k.id from data.kaefer k where k.user_id = $1)', spalte)
  end,
  '(' || nullif(nur, '') || ')'
);
