-- Names for those who review: who reported, who decided, and what became of a person's records.

-- Whether a person has reported, imported or decided a record, now or at some time: those who review see all records.
-- Administrators know everybody.
create or replace function app.is_of_records(who data.benutzer) returns boolean
language sql stable security definer set search_path = ''
return app.is_at_least('ogf_admin')
  or exists (select from data.kaefer k where k.user_id = who.user_id)
  or exists (select from data.kaefer k where k.letzter_bearbeiter = who.email and k.letzter_bearbeiter <> '')
  or exists (select from data.kaefer k where k.published_from = who.email and k.published_from <> '')
  or exists (select from data.kaefer_import i where i.von = who.email and i.art = 'kaefer')
  or exists (
    select from data.change_log c where c.changed_by = who.email and c.table_name = 'kaefer' and c.changes ? 'status'
  );

-- Definer: those who review see no row of benutzer but their own. Nothing else of a person is told.
create or replace function app.people(ids bigint[], mails text[]) returns table (
  user_id bigint, mail text, name text, gemeldet integer, veroeffentlicht integer, abgelehnt integer
)
language sql stable security definer set search_path = ''
begin atomic
  select b.user_id, b.email, trim(b.first_name || ' ' || b.last_name), c.reported, c.published, c.rejected
  from data.benutzer b
    cross join lateral (
      select count(*)::integer as reported, (count(*) filter (where k.status = 'published'))::integer as published,
        (count(*) filter (where k.status = 'rejected'))::integer as rejected
      from data.kaefer k where k.user_id = b.user_id
    ) c
  where (b.user_id = any (ids) or b.email = any (mails)) and app.is_of_records(b)
  order by b.user_id;
end;

-- People who are unknown, or have nothing to do with records, are absent.
create or replace function api.w_get_personen(user_ids text[] default '{}', mails text[] default '{}') returns table (
  user_id bigint, mail text, name text, gemeldet integer, veroeffentlicht integer, abgelehnt integer
)
language plpgsql stable set search_path = '' as $$
begin
  perform app.refuse('too_many') where cardinality(user_ids) > 1000 or cardinality(mails) > 1000;
  return query select * from app.people(
    array(select app.to_id(i.id) from unnest(user_ids) i (id)),
    array(select app.to_email(m.mail) from unnest(mails) m (mail))
  );
end
$$;

grant execute on function app.people, api.w_get_personen to ogf_expert;
