-- Keys lay here readable; new ones are made, and whoever is signed in gets a new token with the next call.
DELETE FROM "identity"."signing_key";--> statement-breakpoint
ALTER TABLE "identity"."signing_key" ALTER COLUMN "jwk" SET DATA TYPE text USING "jwk"::text;
