-- Whoever searches sees of a cancelled invoice that it is cancelled.
set local role waldkerf_owner;

-- As before, and 'storniert' behind the day of an invoice that is cancelled.
create or replace function app.search_documents(hits app.word_hit[], words integer) returns table (
  art text, id bigint, titel text, zusatz text, rang integer
)
language sql stable set search_path = ''
begin atomic
  with papers as (
    select 'rechnung' as art, id, jahr, lfd, client_id, datum from data.rechnung
    union all
    select 'angebot', id, jahr, lfd, client_id, datum from data.angebot
  ), word as (
    select s.nr, s.art, s.id, min(s.rang) as rang
    from (
      select h.nr, h.art, h.id, h.rang from unnest(hits) h where h.art in ('rechnung', 'angebot') and h.rang <= 2
      union all
      select h.nr, p.art, p.id, h.rang from unnest(hits) h join papers p on p.client_id = h.id where h.art = 'kunde'
    ) s
    group by s.nr, s.art, s.id
  ), found as (
    select w.art, w.id, max(w.rang) as rang from word w group by w.art, w.id having count(*) = words
  ), ordered as (
    select p.*, f.rang, row_number() over (partition by p.art order by f.rang, p.jahr desc, p.lfd desc) as nr
    from found f join papers p using (art, id)
  )
  select o.art, o.id, app.document_number(case o.art when 'rechnung' then 'RE' else 'AN' end, o.jahr, o.lfd),
    concat_ws(' · ', k.name, o.datum, case when s.id is not null then 'storniert' end), o.rang
  from ordered o
    left join data.kunde k using (client_id)
    left join data.rechnung s on s.storno_von = o.id and o.art = 'rechnung'
  where o.nr <= 8 order by o.art desc, o.nr;
end;

reset role;
