-- Those who review know who reported: by number in every form of a record, by address in the conversation. Names are
-- `w_get_personen`'s to tell.
set local role waldkerf_owner;

-- As in 112, with the reporter for those who review.
create or replace view api.kaefer with (security_invoker = true) as
  select id, art, status,
    case when (select app.is_at_least('ogf_expert')) or published_from = (select app.email())
      then published_from end as published_from,
    case when (select app.is_at_least('ogf_expert')) or letzter_bearbeiter = (select app.email())
      then letzter_bearbeiter end as letzter_bearbeiter,
    case when (select app.is_at_least('ogf_expert')) or user_id = (select app.user_id()) then message else '' end as message,
    case when (select app.is_at_least('ogf_expert')) or user_id = (select app.user_id()) then user_id end as user_id,
    fund_datum, gemeldet_am, lat, lon, bundesland, bilder_anzahl, version, beantwortet
  from data.kaefer;

-- As in 048: all who get the extract may know the reporters now.
create or replace function app.beetle_extract() returns text
language sql stable security definer set search_path = ''
begin atomic
  select format(
    '{"stand":"%s.%s","vollstaendig":true,"aktuell":false,"weg":[],%s,"user_id":[%s]%s}',
    app.marker_owner(), e.xid, e.anfang, array_to_string(e.melder, ','), e.ende
  )
  from data.kaefer_auszug e
  where app.is_at_least('ogf_expert') and e.server = app.this_server();
end;

-- As in 111: whoever writes is named to those who review, and to himself.
create or replace view app.conversation with (security_invoker = true) as
  select n.id, n.kaefer_id,
    case when n.wer = '' or n.wer = (select app.email()) or (select app.is_at_least('ogf_expert')) then n.wer end as wer,
    n.von_melder, n.zeit, n.text
  from data.nachricht n;

reset role;
