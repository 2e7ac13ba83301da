-- All that happened with a client, the latest first: offers, invoices, payments, reminders, mails, maps and notes.

create policy read_all on data.kunde_notiz for select to ogf_admin using (true);
create policy add on data.kunde_notiz for insert to ogf_admin with check (true);
create policy remove on data.kunde_notiz for delete to ogf_admin using (true);
grant select, delete, insert (client_id, text) on data.kunde_notiz to ogf_admin;

-- Documents and payments have a day only; they are sorted by its beginning in UTC. Further details of an offer or an
-- invoice are in their lists.
create or replace view app.client_event with (security_invoker = true) as
  select e.client_id, e.art || ':' || e.id as schluessel, e.zeit, e.art, e.id, e.ziel, e.ziel_id, e.titel, e.betrag, e.an,
    e.wer, e.stand
  from (
    select a.client_id, a.datum::timestamp at time zone 'UTC' as zeit, 'angebot' as art, a.id, 'angebot' as ziel,
      a.id as ziel_id, app.document_number('AN', a.jahr, a.lfd) as titel, '' as betrag, '' as an, '' as wer, '' as stand
    from data.angebot a
    union all
    select r.client_id, r.datum::timestamp at time zone 'UTC', 'rechnung', r.id, 'rechnung', r.id,
      app.document_number('RE', r.jahr, r.lfd), '', '', '', ''
    from data.rechnung r
    union all
    select r.client_id, z.datum::timestamp at time zone 'UTC', 'zahlung', z.id, 'rechnung', r.id,
      app.document_number('RE', r.jahr, r.lfd), round(z.betrag, 2)::text, '', z.erfasst_von, z.art
    from data.rechnung r join data.zahlung z on z.rechnung_id = r.id
    union all
    select r.client_id, m.erstellt_am, 'mahnung', m.id, 'rechnung', r.id, app.document_number('RE', r.jahr, r.lfd),
      m.inhalt ->> 'offen', '', m.erstellt_von, ''
    from data.rechnung r join data.mahnung m on m.rechnung_id = r.id
    union all
    select d.client_id, d.gesendet_am, 'versand', d.id, d.ziel, d.ziel_id, d.betreff, '', d.an, d.gesendet_von,
      case when d.zugestellt_am is not null then 'zugestellt' when d.abgelehnt = '' then 'beendet'
        when d.abgelehnt is not null then 'abgelehnt' else 'wartet' end
    from app.client_dispatch d
    union all
    select k.client_id, k.angelegt_am, 'karte', k.id, 'karte', k.id, k.map_name, '', '', '', ''
    from data.karte k where k.angelegt_am is not null
    union all
    select n.client_id, n.erstellt_am, 'notiz', n.id, '', null, n.text, '', '', n.erstellt_von, ''
    from data.kunde_notiz n
  ) e;
grant select on app.client_event to ogf_admin;

-- `arten` are kinds with commas between them, '' for all.
create or replace function api.w_get_kunde_verlauf(
  client_id text default '', arten text default '', anzahl text default ''
) returns setof app.client_event
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := app.known_client($1);
  kinds text[] := string_to_array(nullif($2, ''), ',');
  most integer := app.to_count(coalesce(nullif($3, ''), '50'), 5000);
begin
  perform app.refuse('bad_event_kind') where not kinds <@ '{angebot,rechnung,zahlung,mahnung,versand,karte,notiz}';
  return query
    select e.* from app.client_event e
    where e.client_id = wanted and (kinds is null or e.art = any (kinds))
    -- Of one day a payment comes after its invoice, and that after its offer: so their names sort, too.
    order by e.zeit desc, e.art collate "C" desc, e.id desc
    limit most;
end
$$;

create or replace function api.w_add_kunde_notiz(client_id text default '', text text default '')
returns app.client_event
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(client_id, text));
  made bigint;
begin
  if answer is null then
    insert into data.kunde_notiz as n (client_id, text)
      values (app.known_client(client_id), app.to_text(app.to_words(text), 2000))
      returning n.id into made;
    answer := app.remember((select to_jsonb(e) from app.client_event e where e.art = 'notiz' and e.id = made));
  end if;
  return jsonb_populate_record(null::app.client_event, answer);
end
$$;

-- Whether there was one.
create or replace function api.w_delete_kunde_notiz(id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.kunde_notiz n where n.id = app.to_id(w_delete_kunde_notiz.id);
  return found;
end
$$;

create or replace trigger z_change after delete on data.kunde_notiz
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.kunde_notiz
  for each row execute function app.record_creation('id');

grant execute on function api.w_get_kunde_verlauf, api.w_add_kunde_notiz, api.w_delete_kunde_notiz to ogf_admin;
