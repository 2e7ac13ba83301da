-- Documents made from others keep the tax case, and a cancellation the days of supply too. What an archived invoice must
-- have because of its tax case is asked when it is archived.
set local role waldkerf_owner;

-- Everything mirrored: quantities change their sign, prices stay. It names what it cancels (§ 31 Abs. 5 UStDV).
create or replace function app.add_cancellation(wanted bigint, day date) returns bigint
language plpgsql set search_path = '' as $$
declare
  original data.rechnung;
  made bigint;
begin
  -- Two at once wait here for one another.
  select r.* into original from data.rechnung r where r.id = wanted for update;
  if original.archiviert_am is null then
    perform app.refuse(
      409, 'not_archived', 'Nur eine festgeschriebene Rechnung wird storniert; diese lässt sich noch ändern.'
    );
  end if;
  if original.storno_von is not null then
    perform app.refuse(409, 'is_cancellation', 'Eine Stornorechnung wird nicht storniert.');
  end if;
  if exists (select from data.rechnung r where r.storno_von = wanted) then
    perform app.refuse(409, 'cancelled', 'Diese Rechnung ist schon storniert.');
  end if;
  insert into data.rechnung as r (
    client_id, bearbeiter, datum, le_date, le_bis, anrede, anschreiben, ust_satz, steuerfall, befreiung, storno_von
  )
    values (
      original.client_id, original.bearbeiter, day, original.le_date, original.le_bis, original.anrede,
      format(
        'hiermit stornieren wir unsere Rechnung %s vom %s.',
        app.document_number('RE', original.jahr, original.lfd), to_char(original.datum, 'DD.MM.YYYY')
      ),
      original.ust_satz, original.steuerfall, original.befreiung, original.id
    )
    returning r.id into made;
  insert into data.position (rechnung_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel)
    select made, p.lfd_nr, -p.anzahl, p.einheit, p.bez, p.ep, p.erl, p.erl_on, p.erl_titel
    from data.position p where p.rechnung_id = wanted order by p.lfd_nr, p.id;
  return made;
end
$$;

create or replace function app.copy_invoice(wanted bigint, day date, supply date) returns bigint
language plpgsql set search_path = '' as $$
declare
  made bigint;
begin
  if exists (select from data.rechnung r where r.id = wanted and r.storno_von is not null) then
    perform app.refuse(409, 'is_cancellation', 'Eine Stornorechnung wird nicht kopiert.');
  end if;
  insert into data.rechnung as r (
    client_id, bearbeiter, datum, le_date, anrede, anschreiben, zuerl, ust_satz, steuerfall, befreiung
  )
    select o.client_id, o.bearbeiter, day, supply, o.anrede, o.anschreiben, o.zuerl, o.ust_satz, o.steuerfall,
      o.befreiung
    from data.rechnung o where o.id = wanted
    returning r.id into made;
  insert into data.position (rechnung_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel)
    select made, p.lfd_nr, p.anzahl, p.einheit, p.bez, p.ep, p.erl, p.erl_on, p.erl_titel
    from data.position p where p.rechnung_id = wanted order by p.lfd_nr, p.id;
  return made;
end
$$;

create or replace function app.copy_offer(wanted bigint, day date) returns bigint
language plpgsql set search_path = '' as $$
declare
  made bigint;
begin
  insert into data.angebot as a (client_id, bearbeiter, datum, anrede, anschreiben, zuerl, ust_satz, steuerfall, sign)
    select o.client_id, o.bearbeiter, day, o.anrede, o.anschreiben, o.zuerl, o.ust_satz, o.steuerfall, o.sign
    from data.angebot o where o.id = wanted
    returning a.id into made;
  insert into data.position (angebot_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel)
    select made, p.lfd_nr, p.anzahl, p.einheit, p.bez, p.ep, p.erl, p.erl_on, p.erl_titel
    from data.position p where p.angebot_id = wanted order by p.lfd_nr, p.id;
  return made;
end
$$;

-- Before archiving. What is missing could not be mended afterwards. Definer: it reads the office's own row.
create function app.check_tax_case() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seller text := (select b.ust_id || b.steuernummer from data.buero b);
  buyer text := (select k.ust_id from data.kunde k where k.client_id = new.client_id);
begin
  if new.le_bis < new.le_date then
    perform app.refuse(409, 'period', 'Das Ende des Leistungszeitraums liegt vor seinem Beginn.');
  end if;
  if new.steuerfall = 'E' and trim(new.befreiung) = '' then
    perform app.refuse(409, 'exemption_missing', 'Ohne Umsatzsteuer braucht die Rechnung einen Grund.');
  end if;
  if new.steuerfall in ('AE', 'O') and trim(seller) = '' then
    perform app.refuse(409, 'seller_number_missing', 'In den Einstellungen fehlt die USt-IdNr. oder die Steuernummer.');
  end if;
  if new.steuerfall = 'AE' and trim(coalesce(buyer, '')) = '' then
    perform app.refuse(
      409, 'buyer_vat_id_missing', 'Bei Steuerschuldnerschaft des Leistungsempfängers fehlt dessen USt-IdNr.'
    );
  end if;
  return new;
end
$$;
create trigger e_tax_case before update of archiviert_am on data.rechnung for each row
  when (old.archiviert_am is null and new.archiviert_am is not null) execute function app.check_tax_case();

reset role;
