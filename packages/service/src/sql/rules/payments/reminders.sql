-- Reminders of open invoices: documents that keep what they said, seller and client as they were on their day. They
-- have no number, no level and no interest.

create policy read_all on data.mahnung for select to ogf_admin using (true);
create policy add on data.mahnung for insert to ogf_admin with check (true);
grant select, insert (rechnung_id, datum, text, inhalt) on data.mahnung to ogf_admin;

create or replace view app.reminder with (security_invoker = true) as
  select id, rechnung_id, datum, text, inhalt, erstellt_am, erstellt_von from data.mahnung;
grant select on app.reminder to ogf_admin;

-- The content of a reminder, without payments that were taken back.
create or replace function app.reminder_content(standing app.payment_standing) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'verkaeufer', (select to_jsonb(o) - 'version' from app.office_settings o),
    'kunde', (
      select to_jsonb(k) - '{version,epsg,projektordner,kataster_status,eigenes_skonto,skonto_tage,skonto_prozent}'::text[]
      from data.kunde k where k.client_id = r.client_id
    ),
    'rechnung', jsonb_build_object(
      'id', r.id, 'nummer', app.document_number('RE', r.jahr, r.lfd), 'rn_datum', r.datum, 'faellig', standing.faellig
    ),
    'brutto', standing.gefordert,
    'bezahlt', standing.bezahlt,
    'offen', standing.offen,
    'zahlungen', (
      select coalesce(
        jsonb_agg(jsonb_build_object('datum', p.datum, 'betrag', p.betrag, 'art', p.art) order by p.datum, p.id), '[]'
      )
      from app.payment p where p.rechnung_id = r.id and p.zu is null and p.zurueckgenommen_durch is null
    )
  )
  from data.rechnung r where r.id = standing.rechnung_id;
end;

create or replace function app.add_reminder(wanted bigint, day date, words text) returns bigint
language plpgsql set search_path = '' as $$
declare
  standing app.payment_standing;
  made bigint;
begin
  perform app.lock_invoice(wanted);
  select s.* into standing from app.payment_standing s where s.rechnung_id = wanted;
  perform app.refuse('nothing_open') where standing.offen::numeric <= 0;
  perform app.refuse('not_due', standing.faellig::text) where day <= standing.faellig;
  perform app.refuse('reminded') from data.mahnung m
    where m.rechnung_id = wanted and m.datum = day and not app.reminder_failed(m.id);
  insert into data.mahnung as m (rechnung_id, datum, text, inhalt)
    values (wanted, day, words, app.reminder_content(standing))
    returning m.id into made;
  return made;
end
$$;

create or replace function api.w_add_mahnung(rechnung_id text default '', datum text default '', text text default '')
returns app.reminder
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(rechnung_id, datum, text));
  wanted bigint;
  day date;
  made bigint;
begin
  if answer is null then
    wanted := app.known_invoice(rechnung_id);
    day := app.to_day(datum);
    perform app.check_future(day);
    made := app.add_reminder(wanted, day, app.to_words(text));
    answer := app.remember((select to_jsonb(m) from app.reminder m where m.id = made));
  end if;
  return jsonb_populate_record(null::app.reminder, answer);
end
$$;

-- Without an id those of all invoices, in the order of their days.
create or replace function api.w_get_mahnungen(rechnung_id text default '') returns setof app.reminder
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := case when coalesce(rechnung_id, '') <> '' then app.known_invoice(rechnung_id) end;
begin
  return query
    select m.* from app.reminder m where wanted is null or m.rechnung_id = wanted
    order by m.rechnung_id, m.datum, m.id;
end
$$;

create or replace trigger never_change before update or delete on data.mahnung
  for each row execute function app.never_delete();
create or replace trigger z_created after insert on data.mahnung
  for each row execute function app.record_creation('id');

grant execute on function app.reminder_content, app.add_reminder, api.w_add_mahnung, api.w_get_mahnungen to ogf_admin;
