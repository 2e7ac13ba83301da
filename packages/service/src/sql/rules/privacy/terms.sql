-- Retention terms: a job deletes older data each night. A trial counts and changes nothing.

-- Since when a record has been rejected, as far as its log reaches.
create or replace function app.rejected_since(k data.kaefer) returns timestamptz
language sql stable security definer set search_path = ''
return coalesce((
  select max(c.changed_at) from data.change_log c
  where c.table_name = 'kaefer' and c.row_id = k.id and c.changes -> 'status' ->> 1 = 'rejected'
), k.gemeldet_am);

-- Documents whose term is over, except those tied to one that is kept: an invoice goes with its cancellation, its
-- successor and the payments transferred between them.
create or replace function app.ended_documents(before date) returns table (art text, id bigint)
language sql stable security definer set search_path = ''
begin atomic
  with recursive ties as (
    select 'r' || r.id as one, 'r' || other as two
      from data.rechnung r cross join lateral (values (r.storno_von), (r.ersetzt)) v (other) where other is not null
    union all
    select 'r' || b.rechnung_id, 'a' || b.angebot_id from data.rechnung_angebot b
    union all
    select 'r' || z.rechnung_id, 'r' || z.gegenrechnung_id from data.zahlung z where z.gegenrechnung_id is not null
  ), kept (name) as (
    select 'r' || r.id from data.rechnung r where r.datum >= before
    union all
    select 'a' || a.id from data.angebot a where a.datum >= before
    union
    select case kept.name when t.one then t.two else t.one end from kept join ties t on kept.name in (t.one, t.two)
  )
  select 'rechnung', r.id from data.rechnung r where r.datum < before and 'r' || r.id not in (select name from kept)
  union all
  select 'angebot', a.id from data.angebot a where a.datum < before and 'a' || a.id not in (select name from kept);
end;

create or replace function app.end_documents(invoices bigint[], offers bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  payments constant bigint[] := array(select z.id from data.zahlung z where z.rechnung_id = any (invoices));
  reminders constant bigint[] := array(select m.id from data.mahnung m where m.rechnung_id = any (invoices));
  dispatches constant bigint[] := array(
    select v.id from data.versand v
    where v.rechnung_id = any (invoices) or v.angebot_id = any (offers) or v.mahnung_id = any (reminders)
  );
  items constant bigint[] := array(
    select p.id from data.position p where p.rechnung_id = any (invoices) or p.angebot_id = any (offers)
  );
begin
  delete from data.change_log c
    where c.table_name = 'rechnung' and c.row_id = any (invoices) or c.table_name = 'angebot' and c.row_id = any (offers)
      or c.table_name = 'zahlung' and c.row_id = any (payments) or c.table_name = 'mahnung' and c.row_id = any (reminders)
      or c.table_name = 'versand' and c.row_id = any (dispatches) or c.table_name = 'position' and c.row_id = any (items)
      or c.table_name = 'position' and (
        (c.changes -> 'rechnung_id' ->> 0)::bigint = any (invoices) or (c.changes -> 'angebot_id' ->> 0)::bigint = any (offers)
      );
  delete from data.outbox o where o.kind = 'mail_dokument' and (o.payload ->> 'versand')::bigint = any (dispatches);
  delete from data.versand v where v.id = any (dispatches);
  delete from data.mahnung m where m.id = any (reminders);
  delete from data.zahlung z where z.id = any (payments);
  delete from data.rechnung_archiv a where a.rechnung_id = any (invoices);
  delete from data.position p where p.id = any (items);
  delete from data.rechnung r where r.id = any (invoices);
  delete from data.angebot a where a.id = any (offers);
end
$$;

-- How many rows each term deletes; zeros too, so that a trial shows that nothing would go.
create or replace function app.keep_terms(trial boolean default true) returns table (name text, anzahl bigint)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  term data.frist;
  until timestamptz;
  ids bigint[];
  offers bigint[];
begin
  perform set_config('waldkerf.erasing', 'on', true);
  for term in select f.* from data.frist f order by f.name loop
    name := term.name;
    until := app.now() - term.dauer;
    if name = 'aenderungen' then
      select count(*) into anzahl from data.change_log c
        where c.changed_at < until and c.table_name <> all (app.document_tables());
      if not trial then
        delete from data.change_log c where c.changed_at < until and c.table_name <> all (app.document_tables());
      end if;
    elsif name = 'ablehnungen' then
      ids := array(
        select k.id from data.kaefer k
        where k.status = 'rejected' and k.gemeldet_am < until and app.rejected_since(k) < until
      );
      anzahl := cardinality(ids);
      if not trial then
        delete from data.change_log c where c.table_name = 'bilder' and c.row_id in (
          select b.id from data.bilder b where b.kaefer_id = any (ids)
        );
        delete from data.kaefer k where k.id = any (ids);
        delete from data.change_log c where c.table_name in ('kaefer', 'bildfreigabe') and c.row_id = any (ids);
      end if;
    elsif name = 'mails' then
      select count(*) into anzahl from data.outbox o where o.sent_at < until;
      if not trial then
        delete from data.outbox o where o.sent_at < until;
      end if;
    elsif name = 'dokumente' then
      select coalesce(array_agg(d.id) filter (where d.art = 'rechnung'), '{}'),
          coalesce(array_agg(d.id) filter (where d.art = 'angebot'), '{}')
        into ids, offers from app.ended_documents(date_trunc('year', until at time zone 'Europe/Berlin')::date) d;
      anzahl := cardinality(ids) + cardinality(offers);
      if not trial and anzahl > 0 then
        perform app.end_documents(ids, offers);
      end if;
    end if;
    if not trial and anzahl > 0 then
      insert into data.frist_lauf (name, anzahl) values (name, anzahl);
    end if;
    return next;
  end loop;
  perform app.end_erasing();
end
$$;

-- Terms, what the last nights ended, and who asks for an erasure. Definer: nobody reads these tables by themselves.
create or replace function app.privacy_overview() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'fristen', (
      select jsonb_agg(jsonb_build_object('name', f.name,
        'jahre', nullif(extract(year from f.dauer)::integer, 0), 'tage', nullif(extract(day from f.dauer)::integer, 0)
      ) order by f.name) from data.frist f
    ),
    'laeufe', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'id' order by r.id desc), '[]')
      from (select l.* from data.frist_lauf l order by l.id desc limit 20) r
    ),
    'antraege', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', a.user_id, 'name', trim(b.first_name || ' ' || b.last_name), 'email', b.email, 'seit', a.seit
      ) order by a.seit, a.user_id), '[]')
      from data.loeschantrag a join data.benutzer b on b.user_id = a.user_id
    ),
    'geloescht', (select count(*) from data.loeschung)
  );
end;

create or replace function api.w_get_datenschutz() returns jsonb
language sql stable set search_path = ''
return app.privacy_overview();

grant execute on function app.privacy_overview, api.w_get_datenschutz to ogf_admin;
grant execute on function app.keep_terms to waldkerf_keeper;
