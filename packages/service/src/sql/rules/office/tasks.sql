-- Mails that no mail server took for an hour, and since when. Definer: nobody reads mails directly.
create or replace function app.late_mails() returns table (post_offen bigint, post_seit timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select count(*), min(coalesce(m.not_before, m.created_at)) from data.outbox m
  where m.sent_at is null and m.refused_at is null and starts_with(m.kind, 'mail_')
    and coalesce(m.not_before, m.created_at) < app.now() - interval '1 hour';
end;

-- Open tasks of the office for the dashboard: overdue money, what is to be billed, offers that run out, mails that did not arrive, invited
-- people without an account; and how far a new office has begun. One row of figures, counted as the lists count them.
create or replace function api.w_get_aufgaben() returns json
language sql stable set search_path = ''
begin atomic
  select row_to_json(tasks) from (select * from (
    select count(*) as ueberfaellig, round(coalesce(sum(s.offen::numeric), 0), 2)::text as ueberfaellig_betrag,
      min(s.faellig) as faellig_seit
    from app.payment_standing s where s.zustand = 'ueberfaellig'
  ) money cross join (
    -- domain/documents/offerValidity has the same days.
    select count(*) filter (where a.datum + 90 >= app.today()) as ablaufend,
      count(*) filter (where a.datum + 90 < app.today()) as abgelaufen,
      (array_agg(jsonb_build_object(
        'id', a.id, 'nummer', app.document_number('AN', a.jahr, a.lfd), 'kunde', coalesce(k.name, '')
      ) order by a.datum + 90 < app.today(), abs(a.datum + 90 - app.today()), a.id))[1] as angebot
    from data.angebot a left join data.kunde k on k.client_id = a.client_id
    where a.status = 'versendet' and a.datum + 90 <= app.today() + 14
  ) offers cross join (
    -- The part that no instalment asks for yet. domain/documents/documentRows has the same rule.
    select count(*) as angenommen, round(coalesce(sum(n.left_over + app.vat_on(n.left_over, a.ust_satz)), 0), 2)::text as angenommen_betrag
    from data.angebot a join app.offer_sums d on d.id = a.id
      cross join lateral (select greatest(d.netto::numeric - d.abgerufen::numeric, 0) as left_over) n
    where a.status = 'angenommen'
  ) accepted cross join (
    -- A final invoice adds what its instalments do not claim.
    select count(*) as entwuerfe, round(coalesce(sum(
      case s.zustand when 'storniert' then s.brutto else s.gefordert end::numeric
    ), 0), 2)::text as entwuerfe_betrag
    from data.rechnung r join app.payment_standing s on s.rechnung_id = r.id where r.archiviert_am is null
  ) drafts cross join (
    select count(*) - count(w.abgelehnt) as mails_offen, count(w.abgelehnt) as mails_abgelehnt,
      (array_agg(w.document order by w.abgelehnt is null, w.id))[1] as mail
    from (
      select v.id, v.abgelehnt, jsonb_build_object(
        'art', case when v.angebot_id is null then 'rechnung' else 'angebot' end,
        'id', coalesce(v.angebot_id, v.rechnung_id, m.rechnung_id)
      ) as document
      from data.versand v left join data.mahnung m on m.id = v.mahnung_id
      where v.zugestellt_am is null and coalesce(v.abgelehnt <> '', v.gesendet_am < app.now() - interval '1 hour')
        -- A mail that was sent again, or followed by a newer reminder, is answered.
        and not exists (select from data.mahnung n where n.rechnung_id = m.rechnung_id and n.id > m.id)
        and not exists (
          select from data.versand l
          where l.id > v.id
            and (l.angebot_id, l.rechnung_id, l.mahnung_id) is not distinct from (v.angebot_id, v.rechnung_id, v.mahnung_id)
        )
    ) w
  ) mails cross join app.late_mails() cross join (
    select coalesce(jsonb_agg(z.user_id order by z.user_id), '[]') as eingeladen
    from data.zugang z where z.konto_seit is null
  ) people cross join (
    select exists (select from data.kunde) as hat_kunden,
      exists (select from data.angebot) or exists (select from data.rechnung) as hat_dokumente,
      exists (select from data.rechnung r where r.archiviert_am is not null) as hat_feste
  ) begun) tasks;
end;

grant execute on function app.late_mails, api.w_get_aufgaben to ogf_admin;
