-- Offers whose invoices were all cancelled before their status followed: they are to be billed again.
update data.angebot a set status = 'angenommen'
where a.status = 'abgerechnet'
  and exists (select from data.rechnung r where r.angebot_id = a.id)
  and not exists (
    select from data.rechnung r
    where r.angebot_id = a.id
      and not exists (select from data.rechnung s where s.storno_von = r.id and s.archiviert_am is not null)
  );
