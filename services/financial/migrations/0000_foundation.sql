create schema financial;
--> statement-breakpoint
-- How names are compared: no capitals, no accents. The accented capitals are spelled out because lower()
-- of a database with the C locale knows ASCII only.
create function financial.search_key(written text) returns text
language sql immutable parallel safe
return lower(translate(
  normalize(written, nfc),
  'áàâãäåéèêëíìîïóòôõöúùûüçñýÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝ',
  'aaaaaaeeeeiiiiooooouuuucnyaaaaaaeeeeiiiiooooouuuucny'
));
--> statement-breakpoint
-- The functions below are the only place where amounts are computed: lists, totals, breakdowns and charges
-- all call them. Cents are bigint, rates are basis points, and halves of a cent round up.
create function financial.punctuality_discount(discount bigint, until_date date, on_date date) returns bigint
language sql immutable parallel safe
return case when on_date <= until_date then discount else 0 end;
--> statement-breakpoint
-- A fine is due once, from the day after the due date.
create function financial.fine_cents(base bigint, fine_bp integer, due_date date, on_date date) returns bigint
language sql immutable parallel safe
return case when on_date > due_date then (base * fine_bp + 5000) / 10000 else 0 end;
--> statement-breakpoint
-- Simple interest: a thirtieth of the monthly rate for each day of delay.
create function financial.interest_cents(base bigint, interest_bp integer, due_date date, on_date date) returns bigint
language sql immutable parallel safe
return case when on_date > due_date then (base * interest_bp * (on_date - due_date) + 150000) / 300000 else 0 end;
--> statement-breakpoint
create function financial.amount_payable(
  gross bigint, scholarship bigint, punctuality bigint, punctuality_until date,
  due_date date, fine_bp integer, interest_bp integer, on_date date
) returns bigint
language sql immutable parallel safe
return gross - scholarship
  - financial.punctuality_discount(punctuality, punctuality_until, on_date)
  + financial.fine_cents(gross - scholarship, fine_bp, due_date, on_date)
  + financial.interest_cents(gross - scholarship, interest_bp, due_date, on_date);
